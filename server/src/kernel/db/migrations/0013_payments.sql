CREATE TABLE "payments" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"form_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"channel" text,
	"account_id" text,
	"currency" text NOT NULL,
	"site" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"url" text,
	"provider_id" text,
	"reason" text,
	"asks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "payments_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "payments_state" CHECK (case "payments"."kind" when 'deposit' then "payments"."state" in ('created', 'pending', 'paid', 'declined', 'expired') when 'withdrawal' then "payments"."state" in ('held', 'sent', 'paid', 'returned') else false end),
	CONSTRAINT "payments_kind" CHECK (("payments"."kind" = 'withdrawal') = ("payments"."account_id" is not null) and ("payments"."kind" = 'deposit') = ("payments"."channel" is not null)),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0 and "payments"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" text NOT NULL,
	"bank" text NOT NULL,
	"sealed_number" text NOT NULL,
	"mark" text NOT NULL,
	"end" text NOT NULL,
	"holder" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"usable_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "payout_accounts_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_merchant_account_id_payout_accounts_merchant_id_fk" FOREIGN KEY ("merchant","account_id") REFERENCES "public"."payout_accounts"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_form" ON "payments" USING btree ("merchant","member_id","kind","form_key");--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("merchant","member_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("merchant","account_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("merchant","kind","created_at") WHERE "payments"."state" in ('created', 'pending', 'held', 'sent');--> statement-breakpoint
CREATE INDEX "payout_accounts_member" ON "payout_accounts" USING btree ("merchant","member_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_mark" ON "payout_accounts" USING btree ("merchant","member_id","mark") WHERE "payout_accounts"."removed_at" is null;