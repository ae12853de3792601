/** What moves on the page; loaded after its first picture. */
export { domMax as motions } from 'motion/react'
