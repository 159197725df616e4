CREATE TABLE "editor_previews" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"website_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text,
	"path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editor_previews_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "editor_previews" ADD CONSTRAINT "editor_previews_user_id_editor_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."editor_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_previews" ADD CONSTRAINT "editor_previews_session_id_editor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."editor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_previews" ADD CONSTRAINT "editor_previews_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_previews_by_website" ON "editor_previews" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "editor_previews_by_session" ON "editor_previews" USING btree ("session_id");