import { expectOnePartitionPerCall } from './one-partition.ts'

expectOnePartitionPerCall()
