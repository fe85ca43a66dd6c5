ALTER TABLE "passkeys" ADD COLUMN "syncable" boolean;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "held_at" timestamp (3) with time zone;