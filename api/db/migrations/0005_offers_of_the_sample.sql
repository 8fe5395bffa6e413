ALTER TABLE "promos" ADD COLUMN "sample_end" date;--> statement-breakpoint
-- Ends of samples loaded before: two that tell the same day of loading by other lengths were changed by nobody.
UPDATE "promos" SET "sample_end" = "promos"."end"
FROM (VALUES (1, 400), (2, 400), (3, 215), (4, 400), (5, 400), (8, 300)) AS "sample" ("id", "days")
WHERE "sample"."id" = "promos"."id" AND EXISTS (
	SELECT FROM "promos" "other"
	JOIN (VALUES (1, 400), (2, 400), (3, 215), (4, 400), (5, 400), (8, 300)) AS "length" ("id", "days") USING ("id")
	WHERE "length"."days" <> "sample"."days" AND "other"."end" - "length"."days" = "promos"."end" - "sample"."days"
);
