CREATE TABLE "jobs" (
	"merchant" text NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text NOT NULL,
	"lane" text NOT NULL,
	"payload" jsonb NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"not_after" timestamp (3) with time zone,
	"order_key" text,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "jobs_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_key" text,
	"provider" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" integer DEFAULT 0 NOT NULL,
	"is_running" boolean DEFAULT false NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "jobs_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"merchant" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	CONSTRAINT "outbox_messages_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "stopped_providers" (
	"merchant" text NOT NULL,
	"provider" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"settings" text NOT NULL,
	CONSTRAINT "stopped_providers_merchant_provider_pk" PRIMARY KEY("merchant","provider")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"channel" text,
	"bound_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_merchant_issuer_subject_pk" PRIMARY KEY("merchant","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "member_factors" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"payee_name" text,
	"authenticator_secret" text,
	"authenticator_step" bigint,
	"pending_secret" text,
	"pending_until" timestamp (3) with time zone,
	"always_ask" boolean DEFAULT false NOT NULL,
	CONSTRAINT "member_factors_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"merchant" text NOT NULL,
	"key" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_time_codes_merchant_key_pk" PRIMARY KEY("merchant","key")
);
--> statement-breakpoint
CREATE TABLE "password_proofs" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"network_prefix" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_proofs_merchant_member_id_network_prefix_pk" PRIMARY KEY("merchant","member_id","network_prefix")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"arrived_at" timestamp (3) with time zone,
	CONSTRAINT "deposits_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"username" text NOT NULL,
	"type" smallint NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"password_chosen" boolean NOT NULL,
	"language" text,
	"currency" text NOT NULL,
	"club_label" jsonb,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"first_login_at" timestamp (3) with time zone,
	"mobile" text,
	"mobile_verified_at" timestamp (3) with time zone,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"deposit_count" integer DEFAULT 0 NOT NULL,
	"deposited_amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "members_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"method" text NOT NULL,
	"url" text,
	"domain" text,
	"affiliate_code" text,
	"referral_code" text,
	"network_prefix" text NOT NULL,
	CONSTRAINT "registrations_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text,
	"event" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "audit_events_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "captcha_challenges" (
	"id_hash" text NOT NULL,
	"merchant" text NOT NULL,
	"scene" text NOT NULL,
	"device_id" text,
	"network_prefix" text NOT NULL,
	"kind" text NOT NULL,
	"answer" text NOT NULL,
	"work_bits" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"failed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "captcha_challenges_merchant_id_hash_pk" PRIMARY KEY("merchant","id_hash")
);
--> statement-breakpoint
CREATE TABLE "captcha_passes" (
	"token_hash" text NOT NULL,
	"merchant" text NOT NULL,
	"scene" text NOT NULL,
	"device_id" text,
	"network_prefix" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "captcha_passes_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "envelope_digests" (
	"digest" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"merchant" text NOT NULL,
	"key" text NOT NULL,
	"points" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limits_merchant_key_pk" PRIMARY KEY("merchant","key")
);
--> statement-breakpoint
CREATE TABLE "rsa_keys" (
	"public_key" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handoff_codes" (
	"code_hash" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "handoff_codes_merchant_code_hash_pk" PRIMARY KEY("merchant","code_hash")
);
--> statement-breakpoint
CREATE TABLE "networks" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"prefix" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"sign_ins" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "networks_merchant_member_id_prefix_pk" PRIMARY KEY("merchant","member_id","prefix")
);
--> statement-breakpoint
CREATE TABLE "remember_tokens" (
	"token_hash" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"device_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remember_tokens_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"network_prefix" text NOT NULL,
	"device_id" text,
	"user_agent" text NOT NULL,
	"first_time_login" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_factors" ADD CONSTRAINT "member_factors_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_proofs" ADD CONSTRAINT "password_proofs_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoff_codes" ADD CONSTRAINT "handoff_codes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoff_codes" ADD CONSTRAINT "handoff_codes_session_fk" FOREIGN KEY ("merchant","session_hash") REFERENCES "public"."sessions"("merchant","token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD CONSTRAINT "remember_tokens_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("lane","due_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_in_order" ON "jobs" USING btree ("merchant","order_key","sequence") WHERE "jobs"."order_key" is not null and "jobs"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_of_an_order_key" ON "jobs" USING btree ("merchant","order_key") WHERE "jobs"."order_key" is not null and "jobs"."is_running";--> statement-breakpoint
CREATE INDEX "jobs_alike" ON "jobs" USING btree ("merchant","kind","batch_key","due_at") WHERE "jobs"."batch_key" is not null and "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_given_up" ON "jobs" USING btree ("failed_at") WHERE "jobs"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_messages_at" ON "outbox_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "identities_member" ON "identities" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_proofs_expiry" ON "password_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_merchant_username" ON "members" USING btree ("merchant",lower("username" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "members_merchant_mobile" ON "members" USING btree ("merchant","mobile") WHERE "members"."mobile_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_merchant_email" ON "members" USING btree ("merchant","email") WHERE "members"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_member" ON "audit_events" USING btree ("merchant","member_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "captcha_challenges_failed" ON "captcha_challenges" USING btree ("merchant","network_prefix","taken_at") WHERE "captcha_challenges"."failed";--> statement-breakpoint
CREATE INDEX "captcha_challenges_expiry" ON "captcha_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_passes_expiry" ON "captcha_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "envelope_digests_until" ON "envelope_digests" USING btree ("until");--> statement-breakpoint
CREATE INDEX "limits_end" ON "limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "handoff_codes_session" ON "handoff_codes" USING btree ("merchant","session_hash");--> statement-breakpoint
CREATE INDEX "handoff_codes_expiry" ON "handoff_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "remember_tokens_member" ON "remember_tokens" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "remember_tokens_expiry" ON "remember_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("merchant","member_id");