import '@plinth/ui-kit/define/button';
import '@plinth/ui-kit/define/card';
import '@plinth/ui-kit/define/field';
