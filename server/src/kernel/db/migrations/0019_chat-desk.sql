DROP INDEX "chat_threads_newest";--> statement-breakpoint
CREATE INDEX "chat_threads_desk" ON "chat_threads" USING btree ("merchant",("support_unread" > 0),"last_at");