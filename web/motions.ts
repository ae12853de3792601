/** What moves on the page; loaded after its first picture. */
export { domAnimation as motions } from 'motion/react'
