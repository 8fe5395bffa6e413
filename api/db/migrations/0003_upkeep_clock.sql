CREATE TABLE "upkeep_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"erases_from" timestamp with time zone
);
