/** In place of a page that is still coming. */
export const Loading = () => <div className="loading" role="status" />
