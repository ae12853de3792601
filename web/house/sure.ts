import { Observable } from './observable.ts'

/** Somebody is asked to show that it is them; null if nobody is. */
export const sureAsked = new Observable<{ readonly answer: (isShown: boolean) => void } | null>(null)

let asking: Promise<boolean> | null = null

/** Whether they have shown it. However many ask at once, they are asked once. */
export function showsWhoTheyAre(): Promise<boolean> {
  asking ??= new Promise<boolean>(answer => sureAsked.set({ answer })).finally(() => {
    sureAsked.set(null)
    asking = null
  })
  return asking
}
