export const longestPurpose = 200;
