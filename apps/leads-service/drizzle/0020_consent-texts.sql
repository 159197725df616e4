-- Custom SQL migration file, put your code below! --
-- Receipts also refer to the texts of the dialog now. Pages that earlier builds rendered live on for
-- up to 30 days, and the hashes of their texts are known from their receipts alone.
INSERT INTO "consent_declarations" ("website_id", "hash", "replaced_at")
SELECT DISTINCT "website_id", "texts_hash", now()
FROM "consent_receipts"
WHERE "created_at" > now() - interval '30 days'
  AND "website_id" IN (SELECT "id" FROM "websites")
ON CONFLICT DO NOTHING;
