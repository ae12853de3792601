import { pressed } from '#editions/press'

/** Before all tests: builds the editions of the sources, so that no two tests build them at once. */
export const setup = async (): Promise<void> => void (await pressed())
