/** Asks somebody outside, at the address that was configured: who sends us on elsewhere is not followed. */
export const reach = (address: string, request: Omit<RequestInit, 'redirect'>): Promise<Response> =>
  fetch(address, { ...request, redirect: 'error' })
