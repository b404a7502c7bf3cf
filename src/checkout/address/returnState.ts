declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The billing address page was opened by a link on the page of its `returnTo`. */
    isFromReturnPage?: boolean;
  }
}

/** History state of a link to the billing address: saving it goes back to the page of the link. */
export const fromReturnPage = { isFromReturnPage: true };
