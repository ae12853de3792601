import { pressed } from '#editions/press'

/** Before any test: the editions of these sources are there, and no two tests make them at once. */
export const setup = async (): Promise<void> => void (await pressed())
