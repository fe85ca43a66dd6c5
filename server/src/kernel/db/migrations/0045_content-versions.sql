CREATE TABLE "content_pictures" (
	"merchant" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"image" "bytea" NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_pictures_merchant_name_pk" PRIMARY KEY("merchant","name")
);
--> statement-breakpoint
CREATE TABLE "content_states" (
	"merchant" text NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "content_states_merchant_pk" PRIMARY KEY("merchant")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"body" text,
	"state" text NOT NULL,
	"based_on" integer NOT NULL,
	"revision" integer NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_by" text,
	"published_at" timestamp (3) with time zone,
	"live_from" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "content_versions_merchant_kind_number_pk" PRIMARY KEY("merchant","kind","number"),
	CONSTRAINT "content_versions_state" CHECK ("content_versions"."state" in ('draft', 'published', 'discarded', 'called-off')),
	CONSTRAINT "content_versions_number" CHECK ("content_versions"."number" > 0 and "content_versions"."revision" > 0),
	CONSTRAINT "content_versions_published" CHECK (num_nonnulls("content_versions"."published_by", "content_versions"."published_at", "content_versions"."live_from") = case when "content_versions"."state" in ('published', 'called-off') then 3 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_merchant" FOREIGN KEY ("merchant") REFERENCES "public"."content_states"("merchant") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_draft" ON "content_versions" USING btree ("merchant","kind") WHERE "content_versions"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "content_versions_live" ON "content_versions" USING btree ("merchant","kind","live_from","number") WHERE "content_versions"."state" = 'published';