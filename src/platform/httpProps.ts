export interface HttpRequest {
  method: 'GET' | 'POST'
  url: string
  /** A form, already encoded. */
  form?: string
  /** Milliseconds. */
  timeout: number
  /** Told what share of the form is on its way; never told in mini programs, which do not know. */
  onProgress?: ((share: number) => void) | undefined
}

export interface HttpReply {
  status: number
  body: string
  /** When the server answered, as HTTP says it, where that can be read. */
  date?: string | undefined
}

export const formType = 'application/x-www-form-urlencoded'
