import { createContext, useContext } from 'react'

/** Whether an answer is on its way. Apart from the table: only who shows it is drawn again. */
export const SendingContext = createContext(false)

export const useSending = (): boolean => useContext(SendingContext)
