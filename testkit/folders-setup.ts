import { afterAll } from 'vitest'
import { removeFolders } from './folder.ts'

/* Runs before each file of tests: what was registered first is done last, when all houses have closed. */

afterAll(removeFolders)
