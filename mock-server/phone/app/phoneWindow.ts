/** What the phone's window offers to the page that it frames. */
export interface FakePhone {
  /** Puts a page into the fake app, before its own scripts run. */
  attach(page: Window): void;
}

export interface PhoneWindow extends Window {
  fakePhone?: FakePhone;
}
