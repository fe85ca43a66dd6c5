CREATE TABLE "ledger_findings" (
	"merchant" text NOT NULL,
	"check" text NOT NULL,
	"key" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"gone_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"note" text,
	CONSTRAINT "ledger_findings_merchant_check_key_pk" PRIMARY KEY("merchant","check","key"),
	CONSTRAINT "ledger_findings_settled" CHECK (num_nulls("ledger_findings"."settled_at", "ledger_findings"."settled_by", "ledger_findings"."note") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "ledger_sums" (
	"merchant" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"asset" text NOT NULL,
	"count" bigint NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	CONSTRAINT "ledger_sums_merchant_at_kind_account_pk" PRIMARY KEY("merchant","at","kind","account"),
	CONSTRAINT "ledger_sums_amounts" CHECK ("ledger_sums"."debit" >= 0 and "ledger_sums"."credit" >= 0 and "ledger_sums"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "assigned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ledger_findings_open" ON "ledger_findings" USING btree ("merchant","first_at") WHERE "ledger_findings"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "transfers_at" ON "transfers" USING brin ("at");--> statement-breakpoint
CREATE INDEX "chat_threads_waiting" ON "chat_threads" USING btree ("merchant","waiting_since") WHERE "chat_threads"."waiting_since" is not null;--> statement-breakpoint
UPDATE "chat_threads" SET "waiting_since" = "last_at" WHERE "support_unread" > 0;
