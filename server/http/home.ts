import type { FastifyPluginAsync } from 'fastify'
import type { Boxed } from '#games/boxed'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page at the door until the web table is built: that the house is open, and what can be played. */
export const homeRoute: FastifyPluginAsync<{ readonly shelf: Readonly<Record<string, Boxed>> }> = async (
  app,
  { shelf },
) => {
  const games = Object.values(shelf).map(({ title }) => `<li>${escaped(title)}</li>`)
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Wyrmtavern</title>
<h1>Wyrmtavern is open</h1>
<p>Games of this house:</p>
<ul>${games.join('')}</ul>
<p>The table in the browser is being built. Until then the house is played by programs: <a href="/api/docs">what they can say to it</a>.</p>
<p>An unofficial fan work, not affiliated with the designers or publishers of these games.</p>
</html>
`
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.type('text/html').send(page))
}
