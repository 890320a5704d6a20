import { inBase64 } from './album'

/** The bytes of a picture that a canvas gave, in base64. */
export const contentOfPicture = (src: string): Promise<string> => inBase64(src)
