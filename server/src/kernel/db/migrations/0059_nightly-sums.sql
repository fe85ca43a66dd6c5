CREATE TABLE "report_nights" (
	"merchant" text NOT NULL,
	"night" timestamp (3) with time zone NOT NULL,
	"done" integer NOT NULL,
	CONSTRAINT "report_nights_merchant_pk" PRIMARY KEY("merchant")
);
