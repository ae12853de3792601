/**
 * A hint that says more than the name of a button or a picture: for who points at it, and as a description for screen
 * readers, which never see the box of hints. Where name and hint are the same, `data-hint` alone is enough.
 */
export const hinted = (text: string) => (text === '' ? {} : { 'data-hint': text, 'aria-description': text })
