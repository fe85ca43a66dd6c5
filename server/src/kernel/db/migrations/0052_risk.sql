CREATE TABLE "risk_cases" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "risk_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'open' NOT NULL,
	"weight" smallint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" text,
	"assigned_to" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"closed_reason" text,
	CONSTRAINT "risk_cases_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "risk_cases_state" CHECK ("risk_cases"."state" in ('open', 'watched', 'closed')),
	CONSTRAINT "risk_cases_closed" CHECK (num_nonnulls("risk_cases"."closed_at", "risk_cases"."closed_by", "risk_cases"."closed_reason") = case when "risk_cases"."state" = 'closed' then 3 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "risk_links" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"registered_at" timestamp (3) with time zone,
	CONSTRAINT "risk_links_merchant_kind_value_member_id_pk" PRIMARY KEY("merchant","kind","value","member_id"),
	CONSTRAINT "risk_links_kind" CHECK ("risk_links"."kind" in ('device', 'address', 'line', 'block'))
);
--> statement-breakpoint
CREATE TABLE "risk_marks" (
	"merchant" text NOT NULL,
	"journal" text NOT NULL,
	"upto" bigint NOT NULL,
	CONSTRAINT "risk_marks_merchant_journal_pk" PRIMARY KEY("merchant","journal")
);
--> statement-breakpoint
CREATE TABLE "risk_notes" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "risk_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "risk_notes_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "risk_play" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"week" text NOT NULL,
	"game" text NOT NULL,
	"bets" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"squares" double precision NOT NULL,
	CONSTRAINT "risk_play_merchant_member_id_week_game_pk" PRIMARY KEY("merchant","member_id","week","game")
);
--> statement-breakpoint
CREATE TABLE "risk_signals" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"weight" smallint NOT NULL,
	"facts" jsonb NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "risk_signals_merchant_member_id_kind_key_pk" PRIMARY KEY("merchant","member_id","kind","key"),
	CONSTRAINT "risk_signals_weight" CHECK ("risk_signals"."weight" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "risk_cases" ADD CONSTRAINT "risk_cases_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_links" ADD CONSTRAINT "risk_links_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_notes" ADD CONSTRAINT "risk_notes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_notes" ADD CONSTRAINT "risk_notes_case_fk" FOREIGN KEY ("merchant","case_id") REFERENCES "public"."risk_cases"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_play" ADD CONSTRAINT "risk_play_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_signals" ADD CONSTRAINT "risk_signals_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "risk_cases_open" ON "risk_cases" USING btree ("merchant","member_id") WHERE "risk_cases"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "risk_cases_member" ON "risk_cases" USING btree ("merchant","member_id","id");--> statement-breakpoint
CREATE INDEX "risk_cases_queue" ON "risk_cases" USING btree ("merchant","state","weight" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "risk_links_member" ON "risk_links" USING btree ("merchant","member_id","kind");--> statement-breakpoint
CREATE INDEX "risk_links_last" ON "risk_links" USING brin ("last_at");--> statement-breakpoint
CREATE INDEX "risk_notes_member" ON "risk_notes" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "risk_notes_case" ON "risk_notes" USING btree ("merchant","case_id","id");--> statement-breakpoint
CREATE INDEX "risk_signals_last" ON "risk_signals" USING brin ("last_at");