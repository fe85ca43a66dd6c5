CREATE TABLE "page_faults" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"fault" text NOT NULL,
	"version" text NOT NULL,
	"engine" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"part" text NOT NULL,
	"route" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_faults_merchant_day_fault_pk" PRIMARY KEY("merchant","day","fault")
);
