CREATE TABLE "activity_joins" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_joins_merchant_member_id_activity_id_pk" PRIMARY KEY("merchant","member_id","activity_id")
);
--> statement-breakpoint
ALTER TABLE "activity_joins" ADD CONSTRAINT "activity_joins_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;