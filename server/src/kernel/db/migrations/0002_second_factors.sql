CREATE TABLE "first_steps" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "first_steps_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_merchant_member_id_code_hash_pk" PRIMARY KEY("merchant","member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "trusted_devices" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"device_id" text NOT NULL,
	"user_agent" text NOT NULL,
	"trusted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trusted_devices_merchant_member_id_token_hash_pk" PRIMARY KEY("merchant","member_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "first_steps" ADD CONSTRAINT "first_steps_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_steps_member" ON "first_steps" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "first_steps_expiry" ON "first_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trusted_devices_expiry" ON "trusted_devices" USING btree ("expires_at");