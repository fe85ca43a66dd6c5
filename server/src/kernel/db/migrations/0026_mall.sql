CREATE TABLE "mall_orders" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mall_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"good" text NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"transfer_id" bigint NOT NULL,
	"state" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"address" jsonb,
	"note" text,
	CONSTRAINT "mall_orders_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "mall_orders_state" CHECK ("mall_orders"."state" in ('ordered', 'sent', 'delivered', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "mall_stock" (
	"merchant" text NOT NULL,
	"good" text NOT NULL,
	"ordered" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "mall_stock_merchant_good_pk" PRIMARY KEY("merchant","good"),
	CONSTRAINT "mall_stock_left" CHECK ("mall_stock"."ordered" between 0 and "mall_stock"."stock")
);
--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_merchant_transfer_id_transfers_merchant_id_fk" FOREIGN KEY ("merchant","transfer_id") REFERENCES "public"."transfers"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mall_orders_key" ON "mall_orders" USING btree ("merchant","member_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "mall_orders_transfer" ON "mall_orders" USING btree ("merchant","transfer_id");--> statement-breakpoint
CREATE INDEX "mall_orders_member" ON "mall_orders" USING btree ("merchant","member_id","id");--> statement-breakpoint
CREATE INDEX "mall_orders_open" ON "mall_orders" USING btree ("merchant","id") WHERE "mall_orders"."state" in ('ordered', 'sent');