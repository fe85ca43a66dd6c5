CREATE TABLE "announcement_reads" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"announcement_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_reads_merchant_member_id_announcement_id_pk" PRIMARY KEY("merchant","member_id","announcement_id")
);
--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_reads_announcement" ON "announcement_reads" USING btree ("merchant","announcement_id");