/** What moves the pieces of games, loaded after their table is drawn. */
export { domAnimation as motions } from 'motion/react'
