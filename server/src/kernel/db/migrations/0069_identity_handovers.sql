CREATE TABLE "identity_handovers" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"check_id" bigint NOT NULL,
	"company" text NOT NULL,
	"reference" text NOT NULL,
	"handed_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"company_id" text,
	"failed_at" timestamp (3) with time zone,
	"answer" text,
	"reason" text,
	"answered_at" timestamp (3) with time zone,
	"later" text,
	CONSTRAINT "identity_handovers_merchant_check_id_pk" PRIMARY KEY("merchant","check_id"),
	CONSTRAINT "identity_handovers_answer" CHECK ("identity_handovers"."answer" in ('accepted', 'refused', 'staff')),
	CONSTRAINT "identity_handovers_later" CHECK ("identity_handovers"."later" in ('accepted', 'refused')),
	CONSTRAINT "identity_handovers_answered" CHECK (num_nonnulls("identity_handovers"."answer", "identity_handovers"."answered_at") in (0, 2) and ("identity_handovers"."answer" is not null or num_nonnulls("identity_handovers"."reason", "identity_handovers"."later") = 0))
);
--> statement-breakpoint
ALTER TABLE "identity_handovers" ADD CONSTRAINT "identity_handovers_merchant_check_id_identity_checks_merchant_id_fk" FOREIGN KEY ("merchant","check_id") REFERENCES "public"."identity_checks"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_handovers_reference" ON "identity_handovers" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "identity_handovers_member" ON "identity_handovers" USING btree ("merchant","member_id");