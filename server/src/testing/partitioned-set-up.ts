import { expectKeptBudgets } from './kept-budgets.ts'
import { expectOnePartitionPerCall } from './one-partition.ts'

expectOnePartitionPerCall()
expectKeptBudgets()
