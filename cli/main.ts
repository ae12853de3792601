import { perform } from './perform.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await perform(process.argv.slice(2))
