/** The bytes of a picture that a canvas gave, in base64. */
export const contentOfPicture = async (src: string): Promise<string> => src.split(',')[1] ?? ''
