export function send<T>(
  _method: 'GET' | 'POST',
  _path: string,
  _input: Readonly<Record<string, unknown>>,
): Promise<T> {
  throw new Error('next')
}
