CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"arrived_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("merchant","member_id");