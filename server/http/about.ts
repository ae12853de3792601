import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'

/** The OpenAPI description of the house as a whole. */
export const aboutHouse = (isSecure: boolean): NonNullable<FastifyDynamicSwaggerOptions['openapi']> => ({
  openapi: '3.1.0',
  info: {
    title: 'Wyrmtavern',
    version: '1',
    description:
      'The house, over HTTP. What is refused is told as { code, rule, expected }: why not, by which rule of the game or null, and ' +
      'what would have been right. The codes, and what is spoken over the socket, are listed in PROTOCOL.md.',
  },
  tags: [
    { name: 'people', description: 'Who one is, and the tokens of programs.' },
    { name: 'privacy', description: 'What is kept about people, all of it for oneself, and leaving for good.' },
    { name: 'accounts', description: 'Sessions, passwords and passkeys, as better-auth has them.' },
    { name: 'tables', description: 'Games, and the tables where people gather.' },
    { name: 'matches', description: 'What is played.' },
    { name: 'history', description: 'Finished matches of one’s own, and how reliable people are.' },
    { name: 'gallery', description: 'Cards that people made, for all to see and to play with.' },
    { name: 'board', description: 'The notice board: threads and notes, what they show, search.' },
    { name: 'friends', description: 'Friends, who is here, invitations, blocks, and people’s pages.' },
    { name: 'order', description: 'Reports, and what was decided about oneself.' },
    { name: 'notices', description: 'Taps on the shoulder, and how somebody wishes to be told.' },
    { name: 'desk', description: 'What those see and do who keep order.' },
  ],
  components: {
    securitySchemes: {
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: `${isSecure ? '__Secure-' : ''}wyrmtavern.session_token`,
        description: 'A session.',
      },
      bearer: { type: 'http', scheme: 'bearer', description: 'The token of a program.' },
    },
  },
  /** A cookie, a token, or neither. */
  security: [{ cookie: [] }, { bearer: [] }, {}],
})
