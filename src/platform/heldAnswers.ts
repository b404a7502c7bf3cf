/** Where answers are kept, once anything was asked: the first load does without it. */
let forget: () => void = () => undefined;

/** Says how to forget what is kept. */
export const onForgetAnswers = (listener: () => void): void => {
  forget = listener;
};

/** Forgets all that the service has answered: sign-in, sign-out, another customer. */
export const forgetAnswers = (): void => forget();
