CREATE UNLOGGED TABLE "sender_use" (
	"sender" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bookings_by_email" ON "bookings" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "bookings_by_age" ON "bookings" USING btree ("created_at");