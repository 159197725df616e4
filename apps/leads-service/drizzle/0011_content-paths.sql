-- outside the transaction: columns that older versions of the service do not write
ALTER TABLE "content_entities" ADD COLUMN IF NOT EXISTS "category_ids" text[], ADD COLUMN IF NOT EXISTS "version" bigint DEFAULT 0 NOT NULL, ADD COLUMN IF NOT EXISTS "page" jsonb, ADD COLUMN IF NOT EXISTS "listed" text;
--> statement-breakpoint
-- outside the transaction: by blocks of the table, each committed before the next; as entryPage and listedBy of the contract
DO $$
DECLARE
	step CONSTANT bigint := 400;
	block bigint;
	blocks bigint := pg_relation_size('content_entities') / current_setting('block_size')::bigint;
BEGIN
	FOR block IN 0..blocks BY step LOOP
		UPDATE "content_entities" SET
			"category_ids" = CASE WHEN jsonb_typeof(body -> 'categoryIds') = 'array' THEN array(SELECT jsonb_array_elements_text(body -> 'categoryIds')) END,
			"listed" = CASE
				WHEN "path" IS NULL THEN NULL
				WHEN "folder" = 'categories' THEN 'posts in ' || "id"
				WHEN "folder" = 'authors' THEN 'posts by ' || "id"
				WHEN "folder" = 'pages' THEN CASE body ->> 'pageType'
					WHEN 'AuthorList' THEN 'authors' WHEN 'DiaryList' THEN 'diaries'
					WHEN 'FeaturedArticleList' THEN 'featured-article-summaries'
					WHEN 'GameProviderList' THEN 'game-providers' WHEN 'GameSlotList' THEN 'slots'
					WHEN 'PaymentProviderList' THEN 'payment-providers' WHEN 'PostList' THEN 'posts'
					WHEN 'ProviderList' THEN 'providers' END
				END,
			"page" = CASE WHEN "path" IS NOT NULL AND "folder" <> 'featured-article-summaries' THEN jsonb_strip_nulls(jsonb_build_object(
				'pageType', CASE "folder"
					WHEN 'pages' THEN body ->> 'pageType' WHEN 'authors' THEN 'Author' WHEN 'categories' THEN 'PostList'
					WHEN 'diaries' THEN 'Diary' WHEN 'game-providers' THEN 'GameProvider'
					WHEN 'payment-providers' THEN 'PaymentProvider' WHEN 'posts' THEN 'Post' WHEN 'slots' THEN 'GameSlot' END,
				'updatedAt', body -> 'updatedAt', 'noIndex', coalesce(body -> 'meta' -> 'noIndex', 'false'),
				'title', coalesce(body ->> 'title', body ->> 'name', body ->> 'heading', "path"),
				'amount', body -> 'productList' -> 'amount', 'publishedAt', body -> 'publishedAt')) END
		WHERE ctid >= format('(%s,0)', block)::tid AND ctid < format('(%s,0)', block + step)::tid
			AND "page" IS NULL AND ("path" IS NOT NULL OR body ? 'categoryIds');
		COMMIT;
	END LOOP;
END $$;
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_pages";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_pages" ON "content_entities" USING btree ("website_id","locale" collate "C","path" collate "C") WHERE "content_entities"."page" is not null;
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_by_version";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_by_version" ON "content_entities" USING btree ("website_id","version");
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_listed";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_listed" ON "content_entities" USING btree ("website_id","locale") WHERE "content_entities"."listed" is not null;
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_by_date";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_by_date" ON "content_entities" USING btree ("website_id","folder","locale",(body ->> 'publishedAt') collate "C" desc,"id" collate "C") WHERE "content_entities"."folder" in ('diaries', 'posts', 'reviews');
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_by_name";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_by_name" ON "content_entities" USING btree ("website_id","folder","locale",(body ->> 'name') collate "C","id" collate "C") WHERE "content_entities"."folder" in ('authors', 'game-providers', 'payment-providers', 'providers', 'slots');
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_by_term";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_by_term" ON "content_entities" USING btree ("website_id","folder","locale",(body ->> 'term') collate "C","id" collate "C") WHERE "content_entities"."folder" in ('glossary-terms');
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_by_author";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_by_author" ON "content_entities" USING btree ("website_id","folder","locale","author_id") WHERE "content_entities"."author_id" is not null;
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_by_category";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_by_category" ON "content_entities" USING gin ("category_ids");
--> statement-breakpoint
ALTER TABLE "removed_pages" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "min_amount" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "max_amount" DROP NOT NULL;
