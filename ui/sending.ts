import { createContext, useContext } from 'react'

/** Whether an answer is being sent. Separate from the table so that only its users rerender. */
export const SendingContext = createContext(false)

export const useSending = (): boolean => useContext(SendingContext)
