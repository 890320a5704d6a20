/** What a poster of the house shows. A phone's canvas may never finish loading a drawing (SVG). */
export const housePicture = '/static/brand/share.png'
