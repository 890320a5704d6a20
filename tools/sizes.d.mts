type Budget = 'h5Home' | 'miniMain' | 'miniAll'
/** Told when it is met. */
export declare const limits: Record<Budget, number>
/** Beyond it a build fails. */
export declare const most: Record<Budget, number>
