/** The animations of the page, loaded after the first paint. */
export { domAnimation as motions } from 'motion/react'
