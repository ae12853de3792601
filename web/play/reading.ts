import { Observable } from '../house/observable.ts'

/** Whether what the game is about lies over the table. Until it is put away, nothing new is shown or announced. */
export const isReading = new Observable(false)
