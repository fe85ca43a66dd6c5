CREATE TABLE "referral_codes" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"device_id" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_codes_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"way" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referrals_merchant_member_id_pk" PRIMARY KEY("merchant","member_id"),
	CONSTRAINT "referrals_not_oneself" CHECK ("referrals"."inviter_id" <> "referrals"."member_id")
);
--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_inviter_id_members_merchant_id_fk" FOREIGN KEY ("merchant","inviter_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("merchant","code");--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "referrals" USING btree ("merchant","inviter_id","joined_at","member_id");