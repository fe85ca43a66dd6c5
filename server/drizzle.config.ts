import { defineConfig } from 'drizzle-kit'

// `npx drizzle-kit generate` here writes the next migration after a change of the schema.
export default defineConfig({ dialect: 'postgresql', schema: './src/**/{schema,schema/*}.ts', out: './src/kernel/db/migrations' })
