/** Whether a promotion's button is offered: to visitors, and to members of type 0, 1 and 2 (spec 2 §3, Member info). */
export const mayGoToActivity = (memberType: number | undefined): boolean => memberType === undefined || memberType <= 2
